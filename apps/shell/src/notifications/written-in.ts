/** The language of a notification's title and message, whatever the page's is: the server has written them (decision 0025). */
export const WRITTEN_IN = 'en';
