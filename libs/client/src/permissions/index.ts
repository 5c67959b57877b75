import {
  CALL_GROUPS,
  EVERYTHING,
  EXTENSION_POINTS,
  FRAME,
  FRAME_HOST_PERMISSION,
  HOST_PERMISSION,
  PAGE,
  type CallGroup,
  type ExtensionPoint,
} from '@taskloom/contracts';
import type { Translate } from '../texts/catalogue';
import { en } from './en';

export { en };

const isGroup = (name: string): name is CallGroup => Object.hasOwn(CALL_GROUPS, name);
const isPoint = (name: string): name is Exclude<ExtensionPoint, 'palette-command'> =>
  name !== 'palette-command' && Object.hasOwn(EXTENSION_POINTS, name);

/** The meaning of a permission, as a sentence that begins with a verb. */
export const permissionText = (t: Translate<typeof en>, permission: string): string => {
  if (permission === EVERYTHING) return t('may.everything');
  if (permission === FRAME) return t('may.frame');
  if (permission === PAGE) return t('may.page');
  if (permission.startsWith(FRAME_HOST_PERMISSION))
    return t('may.frameHost', { host: permission.slice(FRAME_HOST_PERMISSION.length) });
  if (permission.startsWith(HOST_PERMISSION))
    return t('may.host', { host: permission.slice(HOST_PERMISSION.length) });
  const [kind, name = ''] = permission.split(':');
  if (kind === 'calls' && isGroup(name)) return t(`may.calls.${name}`);
  if (kind === 'point' && isPoint(name)) return t(`may.point.${name}`);
  if (permission === 'storage:person') return t('may.storage.person');
  if (permission === 'storage:project') return t('may.storage.project');
  return t('may.unknown', { permission });
};
