/** Words of a conflict about one field. */
export const CONFLICT_WORDS = {
  en: {
    question: (field: string) => `${field}: which one to keep`,
    before: 'Before',
    theirs: 'Theirs',
    mine: 'Yours',
    keepTheirs: 'Keep theirs',
    keepMine: 'Keep yours',
    nothing: 'Nothing',
  },
  de: {
    question: (field: string) => `${field}: Was soll bleiben?`,
    before: 'Vorher',
    theirs: 'Von anderen',
    mine: 'Ihre',
    keepTheirs: 'Andere behalten',
    keepMine: 'Ihre behalten',
    nothing: 'Nichts',
  },
} as const;
