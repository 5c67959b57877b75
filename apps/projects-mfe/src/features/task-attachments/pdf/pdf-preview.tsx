import type { Attachment } from '@taskloom/contracts';
import { PlainButton, SkeletonBlock, VisuallyHidden } from '@taskloom/ui';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../texts/all';
import styles from './pdf.module.css';
import { drawPage, type Pdf } from './open-pdf';
import { usePdf } from './use-pdf';

/** Pages that are drawn at a time, which bounds the memory for a long document. */
const STEP = 10;

function Page({ pdf, number, name }: { pdf: Pdf; number: number; name: string }) {
  const t = useTexts();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [text, setText] = useState('');
  useEffect(() => {
    const { current } = canvas;
    if (!current) return;
    let shown = true;
    const width = current.parentElement?.clientWidth || 800;
    // A page that can't be drawn stays white.
    drawPage(pdf, number, current, { width }).then(
      (found) => shown && setText(found),
      () => undefined,
    );
    return () => {
      shown = false;
    };
  }, [pdf, number]);
  return (
    <li className={styles.page}>
      <canvas
        ref={canvas}
        role="img"
        aria-label={t('pdfPage', { name, number, count: pdf.numPages })}
        className={styles.canvas}
      />
      <VisuallyHidden>{text}</VisuallyHidden>
    </li>
  );
}

/** The pages of an attached document, drawn one below the other. */
export default function PdfPreview({ attachment: { name, url } }: { attachment: Attachment }) {
  const t = useTexts();
  const pdf = usePdf(url);
  const [shown, setShown] = useState(STEP);
  if (pdf === null) return <p role="alert">{t('pdfFailed')}</p>;
  if (!pdf)
    return (
      <div role="status" aria-label={t('pdfLoading')}>
        <SkeletonBlock height={320} radius={8} />
      </div>
    );
  const count = Math.min(shown, pdf.numPages);
  return (
    <>
      <ol className={styles.pages}>
        {Array.from({ length: count }, (_, at) => (
          <Page key={at} pdf={pdf} number={at + 1} name={name} />
        ))}
      </ol>
      {count < pdf.numPages && (
        <PlainButton onClick={() => setShown(shown + STEP)}>
          {t('pdfMore', { count: pdf.numPages - count })}
        </PlainButton>
      )}
    </>
  );
}
