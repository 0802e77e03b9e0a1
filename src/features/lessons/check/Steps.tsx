/** Ordered instructions, one per line of the text. */
export function Steps({ text }: { text: string }) {
  return (
    <ol className="list-decimal space-y-1.5 pl-5">
      {text.split('\n').map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  )
}
