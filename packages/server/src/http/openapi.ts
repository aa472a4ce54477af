import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger';

/** The frame of the document; the routes themselves fill it. */
export const openApi: FastifyDynamicSwaggerOptions = {
  transform: ({ schema, url, route }) => ({
    url,
    schema: {
      ...schema,
      operationId: operationOf([route.method].flat()[0] ?? '', url),
      security: route.config?.door === 'session' ? [{ session: [] }] : [],
    },
  }),
  openapi: {
    openapi: '3.1.0',
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'benchtop', description: 'With TLS: `__Host-benchtop`.' },
      },
    },
    info: {
      title: 'Benchtop',
      version: '2',
      description:
        'Tables and accounts. Play goes over the socket. A request that changes something carries the header ' +
        '`x-benchtop: 1` and, when it has a body, the content type `application/json`. Sessions are cookies, which ' +
        '`POST /api/me` and `POST /api/login` hand out.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'This server' }],
    tags: [
      { name: 'games', description: 'What can be played' },
      { name: 'account', description: 'Who you are' },
      { name: 'tables', description: 'Where people meet' },
      { name: 'play', description: 'The socket' },
      { name: 'reminders', description: 'It is your turn' },
      { name: 'server', description: 'How the server is' },
    ],
  },
};

/** A name of its own for every operation, such as `postTablesByIdJoin`. */
function operationOf(method: string, url: string): string {
  const words = url
    .replace(/^\/api/, '')
    .split(/[/.-]/)
    .map((word) => word.replace(/^:/, 'by-'))
    .flatMap((word) => word.split('-'));
  return [method.toLowerCase(), ...words.map(capital)].join('');
}

function capital(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}
