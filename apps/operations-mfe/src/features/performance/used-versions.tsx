import { REMOTE_VITALS, type RemoteVersionFigures, type RemoteVital } from '@taskloom/contracts';
import { Icon } from '@taskloom/ui';
import { icons } from '@taskloom/ui/icons';
import { PlaceBadge } from '../../badges/place-badge';
import { Figure } from '../../figure/figure';
import { ShareBar } from '../../share-bar/share-bar';
import { useTexts } from '../../texts';
import { countText, shareText, vitalText } from '../../words/numbers';
import styles from './performance.module.css';
import { Section } from './section';
import { vitalVerdict } from './vital-verdict';

/** The versions that people have used or get now, the most used first. */
export function UsedVersions({ versions }: { versions: readonly RemoteVersionFigures[] }) {
  const t = useTexts();
  return (
    <Section title={t('usedVersions')} empty={versions.length === 0 ? t('nothingLive') : undefined}>
      <ul>
        {versions.map((version) => (
          <Version key={version.version} figures={version} />
        ))}
      </ul>
    </Section>
  );
}

function Version({ figures }: { figures: RemoteVersionFigures }) {
  const t = useTexts();
  const { version, place, share, worse } = figures;
  return (
    <li className={styles.row}>
      <p className={styles.version}>
        <PlaceBadge place={place} />
        <span className={styles.number}>{version}</span>
      </p>
      <div role="group" aria-label={t('versionFigures', { version })}>
        <dl className={styles.figures}>
          <Counts figures={figures} />
          {REMOTE_VITALS.map((vital) => (
            <Vital key={vital} vital={vital} figures={figures.vitals[vital]} />
          ))}
        </dl>
      </div>
      <ShareBar share={share} />
      {worse.map((vital) => (
        <p key={vital} className={styles.warning}>
          <Icon icon={icons.state.error} size={14} />
          {t('worse', { vital: t(`vital.${vital}`) })}
        </p>
      ))}
    </li>
  );
}

function Counts({
  figures: { people, share, failures, errors, longTasks },
}: {
  figures: RemoteVersionFigures;
}) {
  const t = useTexts();
  const counts = [
    { word: t('failed'), count: failures },
    { word: t('errorsWord'), count: errors },
    { word: t('longTasksWord'), count: longTasks },
  ];
  return (
    <>
      <Figure
        word={t('loads')}
        value={t('ofPeople', { people: countText(people), share: shareText(share) })}
      />
      {counts.map(({ word, count }) => (
        <Figure key={word} word={word} value={countText(count)} verdict={count > 0 ? 'some' : undefined} />
      ))}
    </>
  );
}

/** The 75th percentile, with the share of poor values. */
function Vital({
  vital,
  figures,
}: {
  vital: RemoteVital;
  figures: RemoteVersionFigures['vitals'][RemoteVital];
}) {
  const t = useTexts();
  const value =
    figures && t('poorShare', { value: vitalText(vital, figures.p75), share: shareText(figures.poor) });
  return (
    <Figure
      word={t(`vital.${vital}`)}
      title={t(`vitalText.${vital}`)}
      value={value ?? t('none')}
      verdict={figures ? vitalVerdict(vital, figures.p75) : undefined}
    />
  );
}
