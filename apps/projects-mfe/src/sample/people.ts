import { aUser } from '@taskloom/client/standalone';

export const MAYA = aUser({ name: 'Maya Lindqvist', role: 'admin' });
export const PRIYA = aUser({ name: 'Priya Raman' });
export const JONAS = aUser({ name: 'Jonas Weber' });
export const DANIEL = aUser({ name: 'Daniel Osei' });
export const LEILA = aUser({ name: 'Leila Haddad' });
export const AIKO = aUser({ name: 'Aiko Tanaka' });
export const SAM = aUser({ name: 'Sam Whitfield' });
export const TOMAS = aUser({ name: 'Tomás Herrera' });

export const TEAM = [MAYA, PRIYA, JONAS, DANIEL, LEILA, AIKO, SAM, TOMAS];
