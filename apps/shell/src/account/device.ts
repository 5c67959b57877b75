import Laptop from 'lucide-react/icons/laptop';
import Monitor from 'lucide-react/icons/monitor';
import Smartphone from 'lucide-react/icons/smartphone';
import Tablet from 'lucide-react/icons/tablet';
import type { SessionDevice } from '@taskloom/contracts';
import { useSecurityTexts } from './texts';

const ICONS = { desktop: Laptop, mobile: Smartphone, tablet: Tablet, other: Monitor };

export const deviceIcon = ({ kind }: SessionDevice) => ICONS[kind];

/** 'Chrome on macOS', or as much of it as is known. */
export function useDeviceName(): (device: SessionDevice) => string {
  const t = useSecurityTexts();
  return ({ browser, system }) =>
    browser && system ? t('browserOn', { browser, system }) : (browser ?? system ?? t('unknownDevice'));
}
