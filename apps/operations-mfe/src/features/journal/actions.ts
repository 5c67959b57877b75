import type { RemoteAction } from '@taskloom/contracts';
import { icons, type IconShape } from '@taskloom/ui/icons';

export const ACTION_ICONS: Record<RemoteAction, IconShape> = {
  publish: icons.action.upload,
  activate: icons.action.check,
  canary: icons.status.inprogress,
  preview: icons.action.show,
  rollback: icons.action.rollBack,
  halt: icons.state.error,
  lock: icons.action.lock,
  unlock: icons.action.unlock,
  revoke: icons.action.revoke,
  agree: icons.action.check,
  sign: icons.action.check,
};

const isKnown = (action: string): action is RemoteAction => action in ACTION_ICONS;

/** The actions that this build can show; the server of a later release has more. */
export const KNOWN_ACTIONS: readonly RemoteAction[] = Object.keys(ACTION_ICONS).filter(isKnown);
