import { limitPackets, packetBucket } from './packet-limit.js';

describe('limitPackets', () => {
  it('accepts a burst, then packets at the given rate', () => {
    let time = 0;
    const bucket = packetBucket(60, { now: () => time });
    expect(Array.from({ length: 12 }, () => bucket.take()).filter(Boolean)).toHaveLength(10);
    time += 3_000;
    expect(Array.from({ length: 5 }, () => bucket.take()).filter(Boolean)).toHaveLength(3);
  });

  it('returns 429 for a dropped packet if the sender asked for an acknowledgement', () => {
    const limit = limitPackets(1);
    const [next, ack] = [jest.fn(), jest.fn()];
    limit(['typing', {}, ack], next);
    limit(['typing', {}, ack], next);
    limit(['typing', {}], next);
    expect(next).toHaveBeenCalledTimes(1);
    expect(ack).toHaveBeenCalledWith({ ok: false, code: 429 });
  });
});
