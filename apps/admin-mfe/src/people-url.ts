import { PERSON_STATES, TEAM_ROLES, type PeopleQuery } from '@taskloom/contracts';

export type PeopleFilters = Pick<PeopleQuery, 'search' | 'state' | 'role' | 'withoutFactor'>;

const oneOf = <T extends string>(values: readonly T[], text: string | null): T | undefined =>
  values.find((value) => value === text);

/** The filters of an address; unknown values count as absent. */
export const readFilters = (params: URLSearchParams): PeopleFilters => ({
  search: params.get('q')?.trim() || undefined,
  state: oneOf(PERSON_STATES, params.get('state')),
  role: oneOf(TEAM_ROLES, params.get('role')),
  withoutFactor: params.get('factor') === 'none' || undefined,
});

export const writeFilters = ({ search, state, role, withoutFactor }: PeopleFilters): URLSearchParams => {
  const values = { q: search, state, role, factor: withoutFactor ? 'none' : undefined };
  return new URLSearchParams(Object.entries(values).flatMap(([key, value]) => (value ? [[key, value]] : [])));
};
