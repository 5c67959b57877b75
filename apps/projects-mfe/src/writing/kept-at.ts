/** Where a position of a text is in the text after it, which may differ in one place. Behind what was inserted at the position itself. */
export function keptAt(position: number, before: string, after: string): number {
  const most = Math.min(before.length, after.length);
  let end = 0;
  while (end < most && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  if (position >= before.length - end) return position + after.length - before.length;
  let start = 0;
  while (start < most - end && before[start] === after[start]) start += 1;
  return position <= start ? position : after.length - end;
}
