/** Stands where the strong word will be; no sentence contains it. */
const GAP = '\u0000';

/** A sentence of the catalogue with one value in bold, wherever the language puts it. */
export function Sentence({ text, strong }: { text: (value: string) => string; strong: string }) {
  const [before, after] = text(GAP).split(GAP);
  return (
    <>
      {before}
      <strong>{strong}</strong>
      {after}
    </>
  );
}
