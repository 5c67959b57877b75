export { DayPicker, type DayPickerProps } from '../date/day-picker';
export { MonthCalendar, type MonthCalendarProps } from '../date/month-calendar';
