/** Colours of people and labels; the tokens `hue…` of the theme. */
export const HUES = [
  'iris',
  'rose',
  'sky',
  'amber',
  'teal',
  'plum',
  'orange',
  'green',
  'olive',
  'sand',
] as const;
/** A colour of labels. */
export type Hue = (typeof HUES)[number];

/**
 * A colour for an id: always the same.
 * @internal
 */
export const hueOf = (id: string): Hue => {
  let sum = 0;
  for (const character of id) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003;
  return HUES[sum % HUES.length] ?? 'iris';
};

/**
 * The colour of a person: that which the server gave them in their team, in the address of the generated picture (decision
 * 209), or otherwise the one for their id. Undefined without either.
 * @internal
 */
export const personHue = ({ _id, avatar }: { _id?: string; avatar?: string | null }): Hue | undefined => {
  const given = /&hue=(\w+)$/.exec(avatar ?? '')?.[1];
  return HUES.find((hue) => hue === given) ?? (_id ? hueOf(_id) : undefined);
};

/** A label of a project: `GET /projects/{p}/labels`, by name. Tasks name it by its id. */
export interface ProjectLabel {
  _id: string;
  /** Unique in the project, regardless of case and normal form: two names with one `labelKey` are one name. */
  name: string;
  color: Hue;
}

/** Without a colour, the server chooses one. A label that has this name already is the response. */
export interface ProjectLabelCreate {
  name: string;
  color?: Hue;
}

/** Body of `PATCH …/labels/{label}`. */
export type ProjectLabelUpdate = Partial<ProjectLabelCreate>;

/**
 * The key that two labels may not share: the name without the differences of case and normal form, as the index of the database has
 * it. A final sigma is a sigma.
 * @example
 * labelKey(' Urgent') === labelKey('urgent'); // true
 */
export const labelKey = (name: string): string =>
  name.trim().normalize('NFKC').toLowerCase().replaceAll('ς', 'σ');

/**
 * The labels by name, in the order of the language; by default that of English.
 * @example
 * const { data: labels = [] } = useGetLabelsQuery(projectId);
 * const shown = labelsByName(labels, 'de');
 */
export const labelsByName = (labels: readonly ProjectLabel[], locale = 'en'): ProjectLabel[] => {
  const { compare } = new Intl.Collator(locale, { numeric: true });
  return labels.toSorted((a, b) => compare(a.name, b.name) || (a._id < b._id ? -1 : 1));
};
