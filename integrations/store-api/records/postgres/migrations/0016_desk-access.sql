CREATE TABLE "desk_audit" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"at" text collate "C" NOT NULL,
	"email" text collate "C" NOT NULL,
	"action" text collate "C" NOT NULL,
	"subject" text collate "C" NOT NULL,
	"change" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "desk_link" (
	"token_hash" text collate "C" PRIMARY KEY NOT NULL,
	"user_id" text collate "C" NOT NULL,
	"purpose" text collate "C" NOT NULL,
	"valid_until" text collate "C" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "desk_session" (
	"token_hash" text collate "C" PRIMARY KEY NOT NULL,
	"id" text collate "C" NOT NULL,
	"user_id" text collate "C" NOT NULL,
	"browser" text collate "C" NOT NULL,
	"created_at" text collate "C" NOT NULL,
	"used_at" text collate "C" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "desk_user" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"email" text collate "C" NOT NULL,
	"email_key" text collate "C" NOT NULL,
	"role" text collate "C" NOT NULL,
	"locale" text collate "C" NOT NULL,
	"password_hash" text collate "C",
	"totp_secret" text collate "C",
	"totp_offered" text collate "C",
	"totp_step" bigint DEFAULT 0 NOT NULL,
	"recovery_hashes" jsonb NOT NULL,
	"created_at" text collate "C" NOT NULL,
	"last_login_at" text collate "C"
);
--> statement-breakpoint
CREATE TABLE "desk_write" (
	"key" text collate "C" PRIMARY KEY NOT NULL,
	"body_hash" text collate "C" NOT NULL,
	"response" jsonb,
	"created_at" text collate "C" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "desk_link" ADD CONSTRAINT "desk_link_user_id_desk_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."desk_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_session" ADD CONSTRAINT "desk_session_user_id_desk_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."desk_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "desk_audit_at" ON "desk_audit" USING btree ("at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "desk_link_user" ON "desk_link" USING btree ("user_id","purpose");--> statement-breakpoint
CREATE INDEX "desk_link_until" ON "desk_link" USING btree ("valid_until");--> statement-breakpoint
CREATE INDEX "desk_session_user" ON "desk_session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "desk_session_used" ON "desk_session" USING btree ("used_at");--> statement-breakpoint
CREATE UNIQUE INDEX "desk_user_email" ON "desk_user" USING btree ("email_key");--> statement-breakpoint
CREATE INDEX "desk_write_created" ON "desk_write" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "order_document_created" ON "order_document" USING btree ("created_at","number");--> statement-breakpoint
CREATE INDEX "state_history_state" ON "state_history" USING btree ("machine","to_state","at");