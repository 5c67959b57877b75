import { useEffect, useState } from 'react';
import { openPdf, type Pdf } from './open-pdf';

/** An attached document while it is shown: undefined while it loads, null when it can't be read. */
export function usePdf(url: string): Pdf | null | undefined {
  const [pdf, setPdf] = useState<Pdf | null>();
  useEffect(() => {
    const end = new AbortController();
    const show = (result: Pdf | null) => {
      if (!end.signal.aborted) setPdf(result);
    };
    openPdf(url, end.signal).then(show, () => show(null));
    return () => end.abort();
  }, [url]);
  return pdf;
}
