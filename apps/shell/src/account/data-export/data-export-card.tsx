import { errorMessage, usePrepareDataExportMutation } from '@taskloom/contracts/rtk';
import { InlineError, PlainButton } from '@taskloom/ui';
import { ActionCard } from '../action-card';
import styles from './data-export.module.css';
import { useDataExportTexts } from './texts';

/** A link, so that the browser writes the file to the disk while it arrives. */
const download = (url: string) => {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
};

/** Downloads what the installation keeps about the person; the call before asks for a proof and says what is wrong. */
export function DataExportCard() {
  const t = useDataExportTexts();
  const [prepare, { isLoading, isSuccess, error }] = usePrepareDataExportMutation();
  const onDownload = async () => {
    const { data } = await prepare();
    if (data) download(data.url);
  };
  return (
    <ActionCard
      title={t('title')}
      lead={t('lead')}
      action={
        <PlainButton busy={isLoading} onClick={() => void onDownload()}>
          {isLoading ? t('preparing') : t('download')}
        </PlainButton>
      }
      below={
        error ? (
          <InlineError message={errorMessage(error, t('failed'))} />
        ) : (
          isSuccess && (
            <p role="status" className={styles.started}>
              {t('started')}
            </p>
          )
        )
      }
    />
  );
}
