/** A row of boxes, the lost ones struck out from the end. */
export function Boxes({ left, of, label }: { left: number; of: number; label: string }) {
  return (
    <span className="boxes" role="img" aria-label={label} title={label}>
      {Array.from({ length: of }, (_, i) => (
        // oxlint-disable-next-line react/no-array-index-key -- a box is nothing but its place
        <span key={i} className={i < left ? 'box' : 'box lost'} />
      ))}
    </span>
  )
}
