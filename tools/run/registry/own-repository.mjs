// @ts-check
/** The remote of a team with its own repository: `taskloom` names its folder. Otherwise remotes are in `apps`. */
export const ownFolder = () => process.env.TASKLOOM_REMOTE_FOLDER;

/** How people call a command here. @param {string} command @param {string} [name] of the remote */
export const commandWords = (command, name) =>
  ownFolder() ? `npx taskloom ${command}` : ['npm run remote --', command, name].filter(Boolean).join(' ');
