import type { RemotePreviewOffer } from '@taskloom/contracts';
import { formatInstant } from '@taskloom/ui';
import styles from './preview-question.module.css';
import { usePreviewTexts } from './texts';
import { usePermissionText } from './use-permission-text';

/** The facts to decide on: part, version, publisher. */
export function PreviewFacts({ offer }: { offer: RemotePreviewOffer }) {
  const t = usePreviewTexts();
  const permissionText = usePermissionText();
  const { remote, title, version, publishedBy, publishedAt, commit, notAgreed } = offer;
  const by = publishedBy.kind === 'token' ? t('previewToken', { name: publishedBy.name }) : publishedBy.name;
  const facts: [label: string, values: string[]][] = [
    [t('previewPart'), [title === remote ? title : `${title} (${remote})`]],
    [t('previewVersion'), [version]],
    [t('previewPublisher'), [by]],
    [t('previewPublished'), [formatInstant(publishedAt)]],
    [t('previewCommit'), commit === null ? [] : [commit.slice(0, 12)]],
    [t('previewNeeds'), notAgreed.map(permissionText)],
  ];
  const known = facts.filter(([, values]) => values.length > 0);
  return (
    <dl className={styles.facts}>
      {known.map(([label, values]) => (
        <div key={label} className={styles.fact}>
          <dt>{label}</dt>
          {values.map((value) => (
            <dd key={value}>{value}</dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
