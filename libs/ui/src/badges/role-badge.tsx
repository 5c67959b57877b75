import { TEAM_ROLE_LABELS } from '@taskloom/contracts';
import Shield from 'lucide-react/icons/shield';
import { Badge } from './badge';

export interface RoleBadgeProps {
  /** A team role; any other word shows as it is. */
  role: string;
  label?: string;
}

const roleLabel = (role: string): string =>
  Object.entries(TEAM_ROLE_LABELS).find(([value]) => value === role)?.[1] ?? role;

/** Role in the team: Admin in ink with a shield, everything else grey (spec §2, Team Members). */
export const RoleBadge = ({ role, label }: RoleBadgeProps) => (
  <Badge color={role === 'admin' ? 'ink' : 'grey'} icon={role === 'admin' ? Shield : undefined}>
    {label ?? roleLabel(role)}
  </Badge>
);
