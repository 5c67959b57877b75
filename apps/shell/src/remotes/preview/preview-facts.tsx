import type { RemotePreviewOffer } from '@taskloom/contracts';
import { formatInstant } from '@taskloom/ui';
import { useTexts } from '../texts';
import styles from './preview-question.module.css';

/** The facts to decide on: part, version, publisher. */
export function PreviewFacts({ offer }: { offer: RemotePreviewOffer }) {
  const t = useTexts();
  const { remote, title, version, publishedBy, publishedAt, commit } = offer;
  const by = publishedBy.kind === 'token' ? t('previewToken', { name: publishedBy.name }) : publishedBy.name;
  const facts: [label: string, value: string][] = [
    [t('previewPart'), title === remote ? title : `${title} (${remote})`],
    [t('previewVersion'), version],
    [t('previewPublisher'), by],
    [t('previewPublished'), formatInstant(publishedAt)],
    ...(commit === null ? [] : [[t('previewCommit'), commit.slice(0, 12)] as [string, string]]),
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value]) => (
        <div key={label} className={styles.fact}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
