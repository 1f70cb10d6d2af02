#!/bin/sh
# Brings the database to this version: migrations, then metadata, then a look whether Hasura made of it what it should.
# Ends with 0 only when all of that is right. The entrypoint of the image would apply metadata first, before there are
# tables, and pass over whatever is inconsistent then.
set -eu

PORT=${HASURA_GRAPHQL_MIGRATIONS_SERVER_PORT:-9691}
WAIT_SECONDS=${HASURA_GRAPHQL_MIGRATIONS_SERVER_TIMEOUT:-60}
SERVER=http://127.0.0.1:$PORT
FOLDER=${HASURA_FOLDER:-/hasura}

project=$(mktemp -d)
cp -R "$FOLDER/metadata" "$FOLDER/migrations" "$project"
printf 'version: 3\nendpoint: %s\nmetadata_directory: metadata\nmigrations_directory: migrations\n' "$SERVER" >"$project/config.yaml"

"${HGE_BINARY:-graphql-engine}" serve --enabled-apis=metadata --server-port="$PORT" &
server=$!
trap 'kill "$server" 2>/dev/null || true; rm -rf "$project"' EXIT

until curl -fsS -o /dev/null "$SERVER/healthz" 2>/dev/null; do
  kill -0 "$server" # ends the script when the server has ended
  WAIT_SECONDS=$((WAIT_SECONDS - 1))
  if [ "$WAIT_SECONDS" -le 0 ]; then
    echo "migrate: Hasura did not answer in time" >&2
    exit 1
  fi
  sleep 1
done

cli() {
  hasura-cli "$@" --project "$project" --skip-update-check
}
cli migrate apply --database-name default
cli metadata apply
cli metadata reload
cli metadata inconsistency status

# The file holds nothing that JSON would have to escape, but for its line breaks.
look=$(grep -v '^ *--' "$FOLDER/deploy/event_triggers.sql" | tr '\n' ' ')
answer=$(
  printf '{"type":"run_sql","args":{"source":"default","sql":"%s"}}' "$look" |
    curl -sS "$SERVER/v2/query" -H 'content-type: application/json' \
      -H "x-hasura-admin-secret: $HASURA_GRAPHQL_ADMIN_SECRET" --data-binary @-
)
case $answer in
*'"result_type"'*) echo "migrate: migrations, metadata and event triggers are in place" ;;
*)
  echo "migrate: $answer" >&2
  exit 1
  ;;
esac
