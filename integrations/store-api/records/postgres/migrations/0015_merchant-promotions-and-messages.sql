CREATE TABLE "contact_message" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"message" jsonb NOT NULL,
	"email_key" text collate "C" NOT NULL,
	"file_names" text collate "C" NOT NULL,
	"locale" text collate "C" NOT NULL,
	"site" text collate "C" NOT NULL,
	"created_at" text collate "C" NOT NULL,
	"reply" text collate "C",
	"done_at" text collate "C"
);
--> statement-breakpoint
ALTER TABLE "promotion" ADD COLUMN "is_own" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "contact_message_waiting" ON "contact_message" USING btree ("created_at","id") WHERE done_at is null;--> statement-breakpoint
CREATE INDEX "contact_message_created" ON "contact_message" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "contact_message_email" ON "contact_message" USING btree ("email_key");