import { uploadQueue } from '../uploads/upload-queue';

/** Replaces XMLHttpRequest, which uploads use because fetch reports no upload progress. */
export class FakeUpload {
  static all: FakeUpload[] = [];

  upload: { onprogress?: (event: { lengthComputable: boolean; loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  status = 0;
  responseText = '';
  url = '';
  sent?: FormData;
  headers = new Headers();
  aborted = false;

  constructor() {
    FakeUpload.all.push(this);
  }

  open(_method: string, url: string) {
    this.url = url;
  }

  setRequestHeader(name: string, value: string) {
    this.headers.set(name, value);
  }

  send(form: FormData) {
    this.sent = form;
  }

  abort() {
    this.aborted = true;
    this.onabort?.();
  }

  progress(percent: number) {
    this.upload.onprogress?.({ lengthComputable: true, loaded: percent, total: 100 });
  }

  answer(status: number, body: unknown) {
    this.status = status;
    this.responseText = JSON.stringify(body);
    this.onload?.();
  }
}

/** Call it in a describe: each test starts without uploads. The most recent one is `latestUpload()`. */
export function fakeUploads(): void {
  const real = globalThis.XMLHttpRequest;
  beforeEach(() => {
    uploadQueue.clear();
    FakeUpload.all = [];
    Object.assign(globalThis, { XMLHttpRequest: FakeUpload });
  });
  afterEach(() => {
    Object.assign(globalThis, { XMLHttpRequest: real });
  });
}

export function latestUpload(): FakeUpload {
  const upload = FakeUpload.all.at(-1);
  if (!upload) throw new Error('Nothing is being uploaded');
  return upload;
}
