// @ts-check
/** Every screen, dialog and state, in the order in which people see them. */
import { administration } from './administration.mjs';
import { audit } from './audit.mjs';
import { dashboard } from './dashboard.mjs';
import { operations } from './operations.mjs';
import { project } from './project.mjs';
import { providers } from './providers.mjs';
import { rooms } from './rooms.mjs';
import { shell } from './shell.mjs';
import { signIn } from './sign-in.mjs';
import { task } from './task.mjs';
import { work } from './work.mjs';

/** @type {import('../camera.mjs').Scene[]} */
export const scenes = [...signIn, ...providers, ...dashboard, ...work, ...project, ...task, ...rooms, ...operations, ...administration, ...audit, ...shell];
