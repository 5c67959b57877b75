/** The problems of the last attempt to save that still exist, in their current form. */
export const stillWrong = <Problems extends object>(found: Problems, now: Problems): Problems => {
  const entries = Object.entries(now).filter(([field]) => field in found);
  return Object.fromEntries(entries) as Problems;
};
