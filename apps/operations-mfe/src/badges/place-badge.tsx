import { Badge, type BadgeProps } from '@taskloom/ui';
import { icons } from '@taskloom/ui/icons';
import { useTexts } from '../texts';

const LOOKS = {
  live: { color: 'green', icon: icons.status.active },
  canary: { color: 'blue', icon: icons.status.inprogress },
  preview: { color: 'grey', icon: icons.action.show },
  earlier: { color: 'grey', icon: icons.meta.clock },
} as const satisfies Record<string, Pick<BadgeProps, 'color' | 'icon'>>;

interface PlaceBadgeProps {
  place: keyof typeof LOOKS;
  /** Of a canary: the share of people who get it. */
  percent?: number;
}

/** Where a version is live. */
export function PlaceBadge({ place, percent }: PlaceBadgeProps) {
  const t = useTexts();
  const word = percent === undefined ? t(`place.${place}`) : t('canary', { percent });
  return <Badge {...LOOKS[place]}>{word}</Badge>;
}
