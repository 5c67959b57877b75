const BOUNDARY = 'taskloom-test-boundary';

export interface Part {
  name?: string;
  filename?: string;
  type?: string;
  content: Buffer | string;
}

/** A multipart/form-data body, written by hand so that a test can also write a broken one. */
export const multipart = (parts: Part[], { end = true } = {}) => {
  const chunks = parts.flatMap(({ name = 'file', filename, type = 'application/octet-stream', content }) => [
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${filename === undefined ? '' : `; filename="${filename}"`}\r\n`,
    `Content-Type: ${type}\r\n\r\n`,
    content,
    '\r\n',
  ]);
  return {
    body: Buffer.concat([...chunks, end ? `--${BOUNDARY}--\r\n` : ''].map((chunk) => Buffer.from(chunk))),
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  };
};
