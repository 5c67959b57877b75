import { foldText, type TeamMember } from '@taskloom/contracts';

/** Whether the name or the address has each word of the query, without regard to case and accents: "lea" finds Léa. */
export function hasWords(query: string): (member: Pick<TeamMember, 'name' | 'email'>) => boolean {
  const words = foldText(query).split(/\s+/).filter(Boolean);
  return ({ name, email }) => {
    const text = foldText(`${name} ${email}`);
    return words.every((word) => text.includes(word));
  };
}
