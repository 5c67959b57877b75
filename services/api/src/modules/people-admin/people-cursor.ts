import { isRecord } from '@taskloom/contracts';

/** base64url of the last row's place: whether it is an invitation, its folded name, its id. */
export const CURSOR = /^[\w-]{1,2000}$/;

export type Place = [invited: boolean | null, name: string | null, id: string | null];

const NOWHERE: Place = [null, null, null];
const IS_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A cursor that this API did not write starts at the first page. */
export const readCursor = (cursor?: string): Place => {
  if (cursor === undefined) return NOWHERE;
  const value = parsed(Buffer.from(cursor, 'base64url').toString());
  if (!isRecord(value)) return NOWHERE;
  const { invited, name, id } = value;
  return typeof invited === 'boolean' && typeof name === 'string' && typeof id === 'string' && IS_ID.test(id)
    ? [invited, name.replaceAll('\0', ''), id]
    : NOWHERE;
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
