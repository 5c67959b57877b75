import type { PublicPerson } from '@taskloom/contracts';

export interface NoticeText {
  title: string;
  message: string;
}

/** By language. */
export interface NoticeTexts extends Record<string, NoticeText> {
  en: NoticeText;
}

/** A remote notifies members of a project. */
export class RemoteNotified {
  constructor(
    readonly actor: PublicPerson | null,
    readonly project: { _id: string; title: string },
    readonly recipients: readonly string[],
    readonly remote: string,
    readonly texts: NoticeTexts,
    readonly link?: string,
  ) {}
}
