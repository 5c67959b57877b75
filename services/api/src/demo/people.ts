/** The demo team, as in the design's pictures. The first person is the one to sign in with. */
export const PEOPLE = {
  maya: { name: 'Maya Lindqvist', role: 'admin' },
  daniel: { name: 'Daniel Osei', role: 'admin' },
  aiko: { name: 'Aiko Tanaka', role: 'member' },
  jonas: { name: 'Jonas Weber', role: 'member' },
  leila: { name: 'Leila Haddad', role: 'member' },
  priya: { name: 'Priya Raman', role: 'member' },
} as const;

export type Who = keyof typeof PEOPLE;

export const ALL_PEOPLE = Object.keys(PEOPLE).filter((who): who is Who => who in PEOPLE);

export const TEAM = 'Fernbank';

export const emailOf = (who: string): string => `${who}@fernbank.example`;

/** Has a pending invitation. */
export const INVITED = emailOf('noor');

/** The password of all demo accounts. */
export const PASSWORD = 'taskloom-demo';
