type PersonReference = string | { _id: string };
type Row = { user: PersonReference; role?: string };

const rowsOf = (value: unknown): readonly (Row | string)[] | null =>
  Array.isArray(value) ? (value as (Row | string)[]) : null;

const words = (row: Row | string): string => {
  if (typeof row === 'string') return row;
  const { user, role = 'secondary' } = row;
  return `${typeof user === 'string' ? user : user._id} ${role}`;
};

/** Compares two values of a field. Assignees are compared by id and role, labels by id, regardless of form and order. */
export const sameValue = (a: unknown, b: unknown): boolean => {
  const [left, right] = [rowsOf(a), rowsOf(b)];
  if (!left || !right) return a === b;
  return left.map(words).toSorted().join() === right.map(words).toSorted().join();
};

/** Fields that both sides changed since `before` to different values. Fields missing in `before` never conflict. */
export const conflictingFields = <F extends string>(
  fields: readonly F[],
  { before, mine, theirs }: Record<'before' | 'mine' | 'theirs', Partial<Record<F, unknown>>>,
): F[] =>
  fields.filter(
    (field) =>
      field in mine &&
      field in before &&
      !sameValue(before[field], theirs[field]) &&
      !sameValue(mine[field], theirs[field]),
  );
