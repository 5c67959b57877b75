/** Characters of a message from a frame: the largest body for a backend, and what is around it. */
export const MESSAGE_CHARS = 300_000;

/** Calls of a frame that may wait for their answers at the same time. The page in the frame keeps more back; the shell refuses them. */
export const CALLS_IN_FLIGHT = 32;

/** Queries whose newer data a frame gets. */
export const QUERIES_FOLLOWED = 200;

/** Messages of a frame in one second, from which on it counts as flooding. */
export const MESSAGES_PER_SECOND = 300;

/** Rooms of projects that the shell joins for a frame. */
export const ROOMS_JOINED = 20;

/** The pause between two signs of life in milliseconds, and after how many pauses without an answer a frame counts as hanging. */
export const PING_MS = 2_000;
export const SILENT_PINGS = 3;
