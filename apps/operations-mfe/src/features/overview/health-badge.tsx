import type { RemoteHealth } from '@taskloom/contracts';
import { Badge, type BadgeProps } from '@taskloom/ui';
import { icons } from '@taskloom/ui/icons';
import { useTexts } from '../../texts';
import { verdictOn, type Verdict } from './health';

const LOOKS = {
  good: { color: 'green', icon: icons.status.done, word: 'healthGood' },
  some: { color: 'yellow', icon: icons.state.error, word: 'healthSome' },
  bad: { color: 'red', icon: icons.state.error, word: 'healthBad' },
  unknown: { color: 'grey', icon: icons.meta.clock, word: 'healthUnknown' },
} as const satisfies Record<Verdict, Pick<BadgeProps, 'color' | 'icon'> & { word: string }>;

/** The health of the live version. */
export function HealthBadge({ health }: { health: RemoteHealth }) {
  const t = useTexts();
  const { color, icon, word } = LOOKS[verdictOn(health)];
  return (
    <Badge color={color} icon={icon}>
      {t(word)}
    </Badge>
  );
}
