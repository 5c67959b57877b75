import Shield from 'lucide-react/icons/shield';
import { Badge } from './badge';
import { valueWord } from './value-word';

export interface RoleBadgeProps {
  /** A team role; an unknown one is shown as it is. */
  role: string;
  label?: string;
}

/**
 * A role in the team (specification 2.9): Admin in ink with a shield, every other one in grey.
 * @example
 * <RoleBadge role="owner" />
 */
export const RoleBadge = ({ role, label }: RoleBadgeProps) => (
  <Badge color={role === 'admin' ? 'ink' : 'grey'} icon={role === 'admin' ? Shield : undefined}>
    {label ?? valueWord(role)}
  </Badge>
);
