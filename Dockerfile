# docker build -t virado . && docker run -p 8640:8640 -v virado:/data virado
ARG PYTHON_VERSION=3.11.13
FROM python:${PYTHON_VERSION}-slim-bookworm AS build
WORKDIR /src
RUN pip install --no-cache-dir uv==0.13.9
COPY pyproject.toml hatch_build.py hatch_metadata.py README.md LICENSE CHANGELOG.md requirements.tx[t] ./
COPY src src
COPY web web
COPY docs docs
# Versions and hashes of all packages stay in the image; a requirements.txt beside this file gives those of an earlier build.
RUN [ -f requirements.txt ] || uv pip compile --quiet --generate-hashes --output-file requirements.txt pyproject.toml
RUN uv venv /opt/virado && cp requirements.txt /opt/virado && export VIRTUAL_ENV=/opt/virado \
    && uv pip install --no-cache --compile-bytecode --require-hashes --requirements requirements.txt \
    && uv pip install --no-cache --compile-bytecode --no-deps .

FROM python:${PYTHON_VERSION}-slim-bookworm
COPY --from=build /opt/virado /opt/virado
# Kernels are compiled for the processor of the machine that builds; on another one they are compiled again, in the background.
ENV PATH=/opt/virado/bin:$PATH VIRADO_CACHE_DIR=/var/cache/virado VIRADO_DATA=/data VIRADO_HOST=0.0.0.0 LC_ALL=C.UTF-8
RUN useradd --system --uid 8640 --no-create-home virado \
    && install -d -o virado -g virado /data /var/cache/virado
USER virado
RUN python -m virado.server.prepare
VOLUME /data
EXPOSE 8640
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s \
    CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/${VIRADO_PORT:-8640} && printf 'GET /healthz HTTP/1.0\\r\\n\\r\\n' >&3 && read -r _ status _ <&3 && [ \"$status\" = 200 ]"]
STOPSIGNAL SIGTERM
CMD ["virado", "serve"]
