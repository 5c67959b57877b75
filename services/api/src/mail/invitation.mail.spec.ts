import { invitationMail } from './invitation.mail.js';

const frame = { product: 'Taskloom', linksTo: 'https://tasks.example.org' };

describe('invitationMail', () => {
  it('names the inviter, the team and the product, and links to the registration', () => {
    const mail = invitationMail(frame, { token: 'a-b_c', teamName: 'Design', inviterName: 'Ann' });
    expect(mail.subject).toBe('Ann has invited you to Taskloom');
    expect(mail.text).toContain('Ann has invited you to join Design on Taskloom.');
    expect(mail.text).toContain('https://tasks.example.org/register?invite=a-b_c\n');
    expect(mail.text).toContain('https://tasks.example.org/login?invite=a-b_c\n');
    expect(mail.html).toContain('href="https://tasks.example.org/register?invite=a-b_c"');
  });

  it('escapes names', () => {
    const { html } = invitationMail(frame, { token: 't', teamName: '<b>"', inviterName: `<img src='x'>&` });
    expect(html).toContain(
      '&lt;img src=&#39;x&#39;&gt;&amp; has invited you to join &lt;b&gt;&quot; on Taskloom.',
    );
  });
});
