import { Badge, type BadgeProps } from '@taskloom/ui';
import { icons } from '@taskloom/ui/icons';
import { useTexts } from '../../texts';

const LOOKS = {
  live: { color: 'green', icon: icons.status.active },
  canary: { color: 'blue', icon: icons.status.inprogress },
  preview: { color: 'grey', icon: icons.action.show },
} as const satisfies Record<string, Pick<BadgeProps, 'color' | 'icon'>>;

/** Where a version is live; for a canary, with its share of all people. */
export function PlaceBadge({ place, percent = 0 }: { place: keyof typeof LOOKS; percent?: number }) {
  const t = useTexts();
  return <Badge {...LOOKS[place]}>{place === 'canary' ? t('canary', { percent }) : t(place)}</Badge>;
}
