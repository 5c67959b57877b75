/** Lowercase word. */
export const REMOTE_NAME = /^[a-z][a-z0-9-]{0,39}$/;
/** Semantic version without build metadata. */
export const REMOTE_VERSION = /^(?=.{5,64}$)\d+\.\d+\.\d+(-[0-9A-Za-z]+([.-][0-9A-Za-z]+)*)?$/;
/** Path of a file in a build: no empty, hidden or upward segment. */
export const REMOTE_FILE = /^(?=.{1,200}$)\w[\w.-]*(\/\w[\w.-]*){0,5}$/;
export const REMOTE_INTEGRITY = /^sha384-[A-Za-z0-9+/]{64}$/;

/** Largest size of one file of a build, in bytes. */
export const REMOTE_FILE_BYTES = 5 * 1024 * 1024;
/** Largest number of files of one build. */
export const REMOTE_FILES = 1_000;

/** The same-origin path of a build's files: `/r/calendar/1.0.0/`. */
export const remoteFolder = (name: string, version: string): string => `/r/${name}/${version}/`;
