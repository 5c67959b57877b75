import { HUES, type Hue } from '@taskloom/contracts';
import type { Transaction } from '../../platform/database/index.js';
import { setHue } from '../users/index.js';
import { TeamMembershipEntity } from './team-membership.entity.js';

interface HueUse {
  hue: Hue | null;
  others: number;
  own: boolean;
}

/**
 * Gives a new member the first colour that the fewest others of the team have, so that no two of ten people share one (decision
 * 209). Members keep a colour from before if it is such a one.
 */
export const takeHue = async (tx: Transaction, teamId: string, userId: string): Promise<void> => {
  const uses = await tx.manager
    .createQueryBuilder(TeamMembershipEntity, 'm')
    .innerJoin('m.user', 'u')
    .select('u.hue', 'hue')
    .addSelect('(count(*) FILTER (WHERE m.user_id <> :userId))::int', 'others')
    .addSelect('bool_or(m.user_id = :userId)', 'own')
    .where({ teamId })
    .groupBy('u.hue')
    .setParameters({ userId })
    .getRawMany<HueUse>();
  const others = (hue: Hue): number => uses.find((use) => use.hue === hue)?.others ?? 0;
  const fewest = Math.min(...HUES.map(others));
  const before = uses.find(({ own }) => own)?.hue;
  if (before && others(before) === fewest) return;
  const next = HUES.find((hue) => others(hue) === fewest);
  if (next) await setHue(tx, userId, next);
};
