import type { Attachment } from '@taskloom/contracts';
import { useEffect, useRef } from 'react';
import styles from './pdf.module.css';
import { drawPage } from './open-pdf';
import { usePdf } from './use-pdf';

const HEIGHT = 64;

interface PdfThumbnailProps {
  attachment: Attachment;
  onPages: (count: number) => void;
}

/** The first page of an attached document, small. Empty until it is drawn. */
export default function PdfThumbnail({ attachment: { url }, onPages }: PdfThumbnailProps) {
  const pdf = usePdf(url);
  const canvas = useRef<HTMLCanvasElement>(null);
  const latest = useRef(onPages);
  latest.current = onPages;
  useEffect(() => {
    if (!pdf || !canvas.current) return;
    latest.current(pdf.numPages);
    drawPage(pdf, 1, canvas.current, { height: HEIGHT * 2 }).catch(() => undefined);
  }, [pdf]);
  return pdf ? <canvas ref={canvas} aria-hidden="true" className={styles.small} /> : null;
}
