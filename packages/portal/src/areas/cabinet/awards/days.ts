/** Today and the Monday of its week, as the learner's own calendar says: 'YYYY-MM-DD'. */
export function weekAround(now: Date): { readonly monday: string; readonly today: string } {
  const sinceMonday = (now.getDay() + 6) % 7;
  const monday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - sinceMonday);
  return { monday: dayOf(monday), today: dayOf(now) };
}

function dayOf(date: Date): string {
  const [month, day] = [date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0'));
  return `${date.getFullYear()}-${month}-${day}`;
}
