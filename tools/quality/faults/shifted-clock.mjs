// @ts-check
/** Preloaded into a server to shift its clock: adds `CLOCK_SHIFT_MS` to the current time. */
const shift = Number(process.env.CLOCK_SHIFT_MS ?? 0);
const RealDate = Date;

class ShiftedDate extends RealDate {
  /** @param {any[]} parts */
  constructor(...parts) {
    if (parts.length === 0) super(RealDate.now() + shift);
    // Explicit arguments are passed on unchanged.
    else super(.../** @type {[any]} */ (parts));
  }

  /** @override */
  static now() {
    return RealDate.now() + shift;
  }
}

globalThis.Date = /** @type {DateConstructor} */ (/** @type {unknown} */ (ShiftedDate));
