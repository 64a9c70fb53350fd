/** Circles in a graph, each once, told by its nodes in order; all are found that stand apart. */
export function circlesIn(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const circles: string[][] = []
  const done = new Set<string>()
  const path: string[] = []
  const follow = (node: string): void => {
    const since = path.indexOf(node)
    if (since >= 0) circles.push(path.slice(since))
    if (since >= 0 || done.has(node)) return
    path.push(node)
    for (const next of graph.get(node) ?? []) follow(next)
    path.pop()
    done.add(node)
  }
  for (const node of graph.keys()) follow(node)
  return circles
}
