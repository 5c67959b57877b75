import { ExtensionPart, useExtensions, whenIdle, type ExtensionOffer } from '@taskloom/client';
import { Card, SectionHeader, SkeletonBlock } from '@taskloom/ui';
import { useEffect, useId, useState } from 'react';
import styles from './widgets.module.css';

const NO_PROPS = {};

const Loading = () => (
  <div className={styles.loading}>
    <SkeletonBlock width="60%" height={12} />
    <SkeletonBlock width="40%" height={12} />
    <SkeletonBlock width="50%" height={12} />
  </div>
);

function Widget({ offer, ready }: { offer: ExtensionOffer<'dashboard-widget'>; ready: boolean }) {
  const id = useId();
  return (
    <Card as="section" padding="lg" className={styles.widget} aria-labelledby={id}>
      <SectionHeader id={id} title={offer.title} />
      <div className={styles.content}>
        {ready ? <ExtensionPart offer={offer} given={NO_PROPS} loading={<Loading />} /> : <Loading />}
      </div>
    </Card>
  );
}

/** Widgets of other remotes on the dashboard. Their code is loaded when the page is idle, after the projects. */
export function Widgets() {
  const offers = useExtensions('dashboard-widget');
  const [ready, setReady] = useState(false);
  useEffect(() => whenIdle(() => setReady(true)), []);
  if (offers.length === 0) return null;
  return (
    <div className={styles.widgets}>
      {offers.map((offer) => (
        <Widget key={offer.key} offer={offer} ready={ready} />
      ))}
    </div>
  );
}
