import { aUser } from '@taskloom/client/test-kit';

export const MAYA = aUser({ _id: 'maya', name: 'Maya Lindqvist' });
export const JONAS = aUser({ _id: 'jonas', name: 'Jonas Weber' });
export const PRIYA = aUser({ _id: 'priya', name: 'Priya Raman' });
export const AIKO = aUser({ _id: 'aiko', name: 'Aiko Tanaka' });
