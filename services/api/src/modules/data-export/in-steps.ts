/** Rows read at once. */
export const STEP = 500;

/** All rows, read step by step; `read` gets the last row of the step before. */
export async function* inSteps<Row>(read: (after: Row | undefined) => Promise<Row[]>): AsyncGenerator<Row> {
  for (let after: Row | undefined; ;) {
    const rows = await read(after);
    yield* rows;
    after = rows.at(-1);
    if (rows.length < STEP) return;
  }
}
