import { SCREENS, shorten } from '@taskloom/contracts';
import type { SignedInOnNewDevice } from '../../auth/index.js';
import type { Notice } from './notice.js';

export const onSignedInOnNewDevice = ({ userId, device, place }: SignedInOnNewDevice): Notice[] => {
  const value = [device.browser, device.system, place]
    .flatMap((word) => (word ? [shorten(word, 40)] : []))
    .join(', ');
  return [
    {
      userId,
      type: 'security',
      title: 'New sign-in',
      message: `New device: ${value}. If this was not you, end that session and change your password.`,
      link: SCREENS.security,
      sender: null,
      details: { event: 'new-device', value },
    },
  ];
};
