import { useApi } from './index.js';

const { anonymous } = useApi();

describe('GET /docs', () => {
  it('shows the document to a person and gives it to a program', async () => {
    const page = await anonymous.get('/docs');
    expect(page.status).toBe(200);
    expect(page.text).toContain('swagger-ui');
    const { status, body } = await anonymous.get<object>('/docs-json');
    expect(status).toBe(200);
    expect(body).toMatchObject({ openapi: expect.stringMatching(/^3\./), info: { title: 'Taskloom API' } });
  });
});
