import Shield from 'lucide-react/icons/shield';
import { Badge } from './badge';
import { valueWord } from './value-word';

export interface RoleBadgeProps {
  /** A team role; any other word shows as it is. */
  role: string;
  label?: string;
}

/** Role in the team: Admin in ink with a shield, everything else grey (spec §2, Team Members). */
export const RoleBadge = ({ role, label }: RoleBadgeProps) => (
  <Badge color={role === 'admin' ? 'ink' : 'grey'} icon={role === 'admin' ? Shield : undefined}>
    {label ?? valueWord(role)}
  </Badge>
);
